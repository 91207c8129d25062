import { healthText } from '../forms/people/health-text.ts';
import { undertakingText } from '../forms/people/undertaking-text.ts';
import { activityText } from '../forms/promotion/activity-text.ts';
import { safetyLetterText } from '../forms/stand/safety-letter-text.ts';
import type { Text } from '../text.ts';
import type { DemoArticle } from './demo-article.ts';

/** A letter that is signed, and the same for the exhibitors of the partner organiser. */
function twice(siteKey: string, title: Text, html: Text, pageKey: string): readonly DemoArticle[] {
  return [
    { siteKey, title, html, letterOf: [pageKey] },
    { siteKey: `${siteKey}-gsa`, title, html, letterOf: [`${pageKey}Gsa`] },
  ];
}

/** Letters that forms ask to be signed. */
export const letterArticles: readonly DemoArticle[] = [
  ...twice(
    'letter-undertaking',
    ['参展承诺书', '參展承諾書', 'Exhibitor’s undertaking'],
    undertakingText,
    'commitmentLetter',
  ),
  ...twice(
    'letter-activity',
    ['活动承诺书', '活動承諾書', 'Activity undertaking'],
    activityText,
    'activityCommitment',
  ),
  {
    siteKey: 'letter-safety',
    title: ['安全责任书', '安全責任書', 'Safety letter'],
    html: safetyLetterText,
    letterOf: ['common_safety'],
  },
  ...twice(
    'letter-health',
    ['健康管理承诺', '健康管理承諾', 'Health undertaking'],
    healthText,
    'antiepidemic',
  ).map((letter) => ({
    ...letter,
    // The page of the partner organiser bears another name than its sibling.
    letterOf:
      letter.letterOf?.map((key) => (key === 'antiepidemicGsa' ? 'epidemicPreventionGsa' : key)) ?? [],
  })),
];
