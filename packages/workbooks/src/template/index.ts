// Templates to fill in.
export { writeTemplate } from './write-template.ts';
export type { WriteTemplateOptions } from './write-template.ts';
export type { TemplateOptions } from './plan-columns.ts';
