import type { FormInfo } from '@zhantai/contract';
import { Button, ButtonLink, useDevice } from '@zhantai/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { TemplateButton } from '../import/file/template-button.tsx';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { ExportButton } from '../../shell/spreadsheet/export-button.tsx';
import { savePeopleList, peopleFile } from './people-file.ts';
import { usePeopleTemplate } from './bringing/use-people-template.ts';

const Menu = lazy(async () => ({
  default: (await withRetry(() => import('@zhantai/ui/menu/menu.tsx'))).Menu,
}));
const PeopleImportDialog = lazy(async () => ({
  default: (await withRetry(() => import('./bringing/people-import-dialog.tsx'))).PeopleImportDialog,
}));
const PhotosDialog = lazy(async () => ({
  default: (await withRetry(() => import('./photos/photos-dialog.tsx'))).PhotosDialog,
}));

export interface PeopleToolsProps {
  readonly info: FormInfo;
  /** Address of a new person's form. */
  readonly fresh: string;
  /** The form is open for changes. */
  readonly mayAdd: boolean;
  /** Somebody is on the list. */
  readonly some: boolean;
  readonly onLink: () => void;
  readonly onBadges: () => void;
  /** The list has changed. */
  readonly onChanged: () => void;
}

/** Above the list of people: adding one, the link, workbooks and photos in, badges, the list as a file. */
export const PeopleTools = (props: PeopleToolsProps) => {
  const { info, fresh, mayAdd, some, onLink, onBadges, onChanged } = props;
  const { client, language, words } = usePortal();
  const { people: text, tables } = words;
  const mobile = useDevice() === 'mobile';
  const [open, setOpen] = useState<'import' | 'photos' | 'more' | null>(null);
  const { formId } = info.form;
  const { today } = info.context;
  const template = usePeopleTemplate(formId);
  const more = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(null);
  };
  const items = [
    ...(mayAdd && mobile ? [{ key: 'import', label: tables.people.import }] : []),
    ...(mayAdd ? [{ key: 'photos', label: tables.people.photos }] : []),
    ...(some ? [{ key: 'badges', label: tables.badges.open }] : []),
  ];
  return (
    <>
      {mayAdd && (
        <>
          <ButtonLink href={`#${fresh}`} icon="add" variant="primary">
            {text.add}
          </ButtonLink>
          {!mobile && (
            <Button
              icon="upload"
              onClick={() => {
                setOpen('import');
              }}
            >
              {tables.people.import}
            </Button>
          )}
          <Button icon="link" onClick={onLink}>
            {text.invite}
          </Button>
          {!mobile && <TemplateButton {...template} />}
        </>
      )}
      {some && (
        <ExportButton
          csvNote={tables.exporting.masked}
          read={() => peopleFile(client, formId, language, tables.people)}
          today={today}
          xlsx={{
            format: 'xlsx',
            note: tables.exporting.full,
            save: (signal) => savePeopleList(client, formId, tables.people.exportName, signal),
          }}
        />
      )}
      {items.length > 0 && (
        <Button
          aria-expanded={open === 'more'}
          aria-haspopup="menu"
          icon="more"
          onClick={() => {
            setOpen(open === 'more' ? null : 'more');
          }}
          ref={more}
          variant="text"
        >
          {tables.people.tools}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'more' && (
          <Menu
            items={items}
            label={tables.people.tools}
            onAction={(key) => {
              setOpen(key === 'import' || key === 'photos' ? key : null);
              if (key === 'badges') onBadges();
            }}
            onClose={() => {
              setOpen((now) => (now === 'more' ? null : now));
            }}
            triggerRef={more}
          />
        )}
        {open === 'import' && <PeopleImportDialog info={info} onChanged={onChanged} onClose={close} />}
        {open === 'photos' && <PhotosDialog info={info} onChanged={onChanged} onClose={close} />}
      </Suspense>
    </>
  );
};
