import type { Article, Form } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { useMemo } from 'react';
import { pageWords } from '../../shell/portal/page-words.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource, type ResourceState } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';

/** A form that is an article and a signature (pages.md, page type 2). */
const LETTER = 2;

/** The text that a form is signed under; ready with null for forms that are no letter, or whose text is in the form. */
export function useLetter(form: Form): ResourceState<Article | null> {
  const { client, language } = usePortal();
  const { formId, pageType } = form;
  const letter = useMemo(
    () =>
      createResource<Article | null>(async () => {
        if (pageType !== LETTER) return null;
        pageWords.formLater.prepare(language);
        try {
          return await client.call('formArticle', { language, query: { formId } });
        } catch (error) {
          if (error instanceof ApiError && error.reason === 'NOT_FOUND') return null;
          throw error;
        }
      }),
    [client, formId, language, pageType],
  );
  return useResource(letter);
}
