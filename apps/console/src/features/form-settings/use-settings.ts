import type { ConsoleFormSettings, FormSettings } from '@zhantai/contract';
import { useCompared, type ComparedState } from '../../shell/changes/use-compared.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { settingKeys } from './settings-change.ts';

/** The settings of a form while they are changed. */
export function useSettings(loaded: ConsoleFormSettings): ComparedState<ConsoleFormSettings, FormSettings> {
  const { client, forms } = useServices();
  const params = { formId: loaded.formId };
  return useCompared<ConsoleFormSettings, FormSettings>({
    loaded,
    keys: settingKeys,
    load: () => client.call('consoleFormSettings', { params }),
    send: (change) => client.call('consoleChangeForm', { params, body: { change } }),
    onSaved: () => void forms.load(),
  });
}
