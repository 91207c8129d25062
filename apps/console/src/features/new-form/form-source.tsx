import type { StaffExhibition } from '@zhantai/contract';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { useCallback, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { CopiedForm } from './copied-form.tsx';

interface FormSourceProps {
  readonly placeId: string | null;
  readonly formId: string;
  readonly fault: string | undefined;
  readonly onPlace: (placeId: string) => void;
  readonly onForm: (formId: string, title: string) => void;
  readonly words: FormVersionsWords['newForm'];
}

/** A form of another exhibition; of this one unless another is chosen. */
export const ExhibitionForm = ({
  exhibitions,
  placeId,
  ...rest
}: FormSourceProps & { readonly exhibitions: readonly StaffExhibition[] }) => {
  const { client } = useServices();
  const load = useCallback(
    (exhibitionId: string) => client.call('consoleCopyableForms', { params: { exhibitionId } }),
    [client],
  );
  const own = exhibitions.find(({ current }) => current)?.id ?? '';
  return (
    <CopiedForm
      {...rest}
      load={load}
      placeId={placeId ?? own}
      placeLabel={rest.words.exhibition}
      places={exhibitions}
    />
  );
};

/** A form of a pack; of the first that has forms unless another is chosen. */
export const PackForm = ({ placeId, onPlace, ...rest }: FormSourceProps) => {
  const { client } = useServices();
  const [packs] = useState(() => createResource(() => client.call('consolePacks', {})));
  const state = useResource(packs);
  const load = useCallback(
    async (packId: string) => (await client.call('consolePack', { params: { packId } })).forms,
    [client],
  );
  if (state.status !== 'ready') return <Loading resource={packs} />;
  const places = state.data.filter(({ counts }) => counts.forms > 0);
  return (
    <CopiedForm
      {...rest}
      load={load}
      onForm={(formId, title) => {
        // The first pack stands there before anybody chose it.
        onPlace(placeId ?? places[0]?.id ?? '');
        rest.onForm(formId, title);
      }}
      onPlace={onPlace}
      placeId={placeId ?? places[0]?.id ?? ''}
      placeLabel={rest.words.pack}
      places={places}
    />
  );
};
