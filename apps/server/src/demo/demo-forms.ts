import { boothServicesForm } from './forms/booth-services-form.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { exhibitorForm } from './forms/exhibitor-form.ts';
import { publicationForm } from './forms/publication-form.ts';

/** The forms of the demo exhibition in the order of their sheets. */
export const demoForms: readonly DemoForm[] = [exhibitorForm, publicationForm, boothServicesForm];
