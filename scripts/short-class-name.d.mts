/** Names a class of a CSS module in a build. */
export function shortClassName(name: string, file: string, css: string): string;
