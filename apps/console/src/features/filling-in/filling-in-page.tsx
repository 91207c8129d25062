import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { FieldFrame } from '@zhantai/ui';
import { useId, useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { Page, PageHead } from '../../shell/page/page.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { FillForm } from './fill-form.tsx';
import styles from './filling-in.module.css';
import { loadFilling } from './load-filling.ts';

interface FillingInPageProps {
  readonly exhibitorId: string;
  readonly formId: string;
}

/** A form that is filled in for an exhibitor, drawn as the portal draws it. */
export const FillingInPage = ({ exhibitorId, formId }: FillingInPageProps) => {
  const { client, config, href } = useServices();
  const { words, language } = useSpeech();
  const text = words.fillingIn;
  const boothFieldId = useId();
  const [boothId, setBoothId] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const site = useResource(config);
  const hosts = site.status === 'ready' ? site.data.dictionaryHosts : null;
  const filling = useMemo(
    () =>
      createResource(() =>
        loadFilling(client, { exhibitorId, formId, boothId }, { language, dictionaryHosts: hosts ?? [] }),
      ),
    // A new turn loads anew.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, exhibitorId, formId, boothId, language, hosts, turn],
  );
  const state = useResource(filling);
  if (state.status !== 'ready' || hosts === null) return <Loading resource={filling} />;
  const { info } = state.data;
  const { booth, booths, exhibitor, form, status } = info;
  const back = href(`/exhibitors/${encodeURIComponent(exhibitorId)}`);
  const isLocked = status === 'wait' || status === 'adopt';
  return (
    <Page>
      <a className={styles['back']} href={back}>
        ‹ {exhibitor.name}
      </a>
      <PageHead text={text.purpose(exhibitor.name)} title={text.title(form.formCode, form.title)} />
      {booth !== null && booths.length > 1 && (
        <FieldFrame id={boothFieldId} label={text.booth}>
          <select
            className={styles['select']}
            id={boothFieldId}
            onChange={(event) => {
              setBoothId(event.target.value);
            }}
            value={booth.id}
          >
            {booths.map(({ id, hallNumber }) => (
              <option key={id} value={id}>
                {hallNumber}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
      {isLocked ? (
        <p className={styles['notice']}>{text.locked[status]}</p>
      ) : (
        <FillForm
          filling={state.data}
          key={`${turn} ${booth?.id ?? ''}`}
          onReload={() => {
            setTurn(turn + 1);
          }}
          place={{ exhibitorId, formId, boothId: booth?.id ?? null }}
        />
      )}
    </Page>
  );
};
