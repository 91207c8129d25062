import type {
  FileRecord,
  FormInfo,
  OpenForm,
  PolicyVersion,
  SharedField,
  SubmitAnswer,
} from '@zhantai/contract';
import type { DeviceFaces, FormWords } from '@zhantai/views';
import type { Draft } from '../../shell/drafts/autosave.ts';
import type { FormControllerInfo } from '../form/controller/form-controller.ts';
import type { TicketHolder } from '../ticket/ticket-holder.ts';

/** A form in front of somebody without an account. */
export interface GuestSubject {
  readonly info: FormControllerInfo &
    Pick<FormInfo, 'answers' | 'timelines' | 'fromInformationCanBeSubmitted'>;
  readonly captchaNeeded: boolean;
  readonly consent: PolicyVersion;
  readonly files: readonly FileRecord[];
  /** What may be shown to the exhibitor whose invitation it is. */
  readonly share?: OpenForm['share'];
}

/** Everything a guest's form is shown with. */
export interface GuestMaterial<T> {
  /** The server's answer. */
  readonly opened: T;
  readonly subject: GuestSubject;
  readonly words: FormWords;
  readonly faces: DeviceFaces;
  /** Browser's clock when the server answered, milliseconds. */
  readonly loadedAt: number;
}

/** What is sent, and what goes along with it. */
interface GuestSubmission extends Draft {
  /** Version of the privacy policy that was agreed to. */
  readonly consent: string;
  /** Chosen to be shown to the exhibitor that invited; missing where nobody did. */
  readonly share?: SharedField[];
}

/** Sends a submission with these headers and this key. */
type SendGuest = (
  submission: GuestSubmission,
  manner: { readonly headers: Readonly<Record<string, string>>; readonly idempotencyKey: string },
) => Promise<SubmitAnswer>;

/** What a guest's form works with. */
export interface GuestWork {
  readonly holder: TicketHolder;
  readonly send: SendGuest;
  /** Names the draft on this device. */
  readonly draftName: string;
}
