/** The style of the page of calls; a file of its own, because pages may hold none. */
export const pageStyle = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; }
details { border-top: 1px solid #8884; padding: .5rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 3.25rem; }
summary span { opacity: .75; display: block; margin-left: 4.25rem; }
small { opacity: .75; }
dl { display: grid; gap: .375rem 1rem; grid-template-columns: minmax(5rem, max-content) 1fr; margin: .75rem 0 .75rem 1rem; }
dt { opacity: .75; }
dd { margin: 0; overflow-wrap: anywhere; }
dd p { margin: 0; }
code { font: .875em/1.5 ui-monospace, monospace; white-space: pre-wrap; }
`;
