import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { Enrolment } from './enrolment.tsx';
import { StepUpForm } from './step-up-form.tsx';

/** Asks over the page for a code, who sits here; then what was begun goes on. Who has no authenticator sets one up. */
export const StepUpDialog = () => {
  const { client, stepUp } = useServices();
  const { words } = useSpeech();
  const said = words.factor;
  const [factor] = useState(() => createResource(() => client.call('consoleFactor', {})));
  const state = useResource(factor);
  return (
    <Dialog dismissable={false} onClose={stepUp.giveUp} title={said.stepTitle} width="confirm">
      {state.status !== 'ready' ? (
        <Loading resource={factor} />
      ) : state.data.enrolled ? (
        <>
          <p>{said.stepLead}</p>
          <StepUpForm onDone={stepUp.goOn} />
        </>
      ) : (
        <Enrolment heading="h3" lead={said.stepNone} onDone={stepUp.goOn} />
      )}
    </Dialog>
  );
};
