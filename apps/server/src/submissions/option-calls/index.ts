// The calls beside the dictionaries that a form may take its options from (engine.md §5).
export { calledDictionary } from './called-dictionary.ts';
export { optionCalls } from './option-calls.ts';
