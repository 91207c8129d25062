import type { GalleryWords } from '@zhantai/messages/gallery';
import { Button, FieldFrame, TextInput, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { Drawer } from '@zhantai/ui/overlays/drawer.tsx';
import { ImageViewer } from '@zhantai/ui/image-viewer/image-viewer.tsx';
import { Menu } from '@zhantai/ui/menu/menu.tsx';
import { Popover } from '@zhantai/ui/overlays/popover.tsx';
import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { useId, useRef, useState } from 'react';
import styles from './kit-page.module.css';
import { samplePicture } from './sample-picture.ts';

const parts = ['form', 'drawer', 'sheet', 'popover', 'menu', 'picture'] as const;

/** What opens over the page, each from a button. */
export const KitOverlays = ({ words }: { readonly words: GalleryWords }) => {
  const { kit } = words;
  const [open, setOpen] = useState<(typeof parts)[number] | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => {
    setOpen(null);
  };
  return (
    <div className={styles['parts']}>
      {parts.map((part) => (
        <Button
          aria-expanded={open === part}
          key={part}
          onClick={() => {
            setOpen(part);
          }}
          {...(part === 'popover' || part === 'menu' ? { ref: open === part ? trigger : null } : {})}
        >
          {kit[part]}
        </Button>
      ))}
      <Button
        onClick={() => {
          toast(kit.saved, 'done');
        }}
      >
        {kit.toast}
      </Button>
      {open === 'form' && (
        <Dialog onClose={close} onConfirm={close} title={kit.form} width="form">
          <FieldFrame help={words.help} id={id} label={words.labels.input}>
            <TextInput aria-describedby={`${id}-help`} id={id} placeholder={words.placeholder} />
          </FieldFrame>
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer onClose={close} title={kit.drawer}>
          <p>{kit.text}</p>
        </Drawer>
      )}
      {open === 'sheet' && (
        <Sheet onCancel={close} onConfirm={close} padded title={kit.sheet}>
          <p>{kit.text}</p>
        </Sheet>
      )}
      {open === 'popover' && (
        <Popover label={kit.popover} onClose={close} triggerRef={trigger}>
          <p className={styles['padded']}>{kit.text}</p>
        </Popover>
      )}
      {open === 'menu' && (
        <Menu
          items={[
            { key: 'first', label: kit.first },
            { key: 'second', label: kit.second, checked: true },
          ]}
          label={kit.menu}
          onAction={close}
          onClose={close}
          triggerRef={trigger}
        />
      )}
      {open === 'picture' && (
        <ImageViewer images={[{ src: samplePicture, name: words.labels.upload }]} onClose={close} />
      )}
    </div>
  );
};
