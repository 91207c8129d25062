import type { Readiness } from '@zhantai/contract';
import type { OpeningWords } from '@zhantai/messages/opening';
import { Button } from '@zhantai/ui';
import { lazy, Suspense, useState } from 'react';

const OpeningDialog = lazy(async () => ({ default: (await import('./opening-dialog.tsx')).OpeningDialog }));

interface OpeningButtonProps {
  readonly readiness: Readiness;
  readonly words: OpeningWords;
  readonly onDone: () => void;
}

/** Opens the exhibition, or closes it; it asks first. */
export const OpeningButton = ({ readiness, words, onDone }: OpeningButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  const isClosed = readiness.state === 'closed';
  return (
    <>
      <Button
        onClick={() => {
          setAsking(true);
        }}
        {...(isClosed && { variant: 'primary' })}
      >
        {isClosed ? words.open : words.close}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <OpeningDialog
            onClose={() => {
              setAsking(false);
            }}
            onDone={() => {
              setAsking(false);
              onDone();
            }}
            readiness={readiness}
          />
        </Suspense>
      )}
    </>
  );
};
