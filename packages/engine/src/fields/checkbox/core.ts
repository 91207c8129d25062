import { multipleChoiceCore } from '../choice/choice-core.ts';

/** `checkbox`: any number of options. */
export const checkbox = multipleChoiceCore;
