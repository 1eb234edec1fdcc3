import type { Paper } from './paper.ts'
import { versionWords } from './version-words.ts'

/**
 * What stands above each page but the first: grade and subject on the left, which paper on the right. A title that begins
 * with its subject says it already; said twice, it would need a second line.
 */
export function runningWords(
  paper: Pick<Paper, 'words' | 'subject' | 'title' | 'version'>,
  memo: boolean,
): { left: string; right: string } {
  const { words, subject, title } = paper
  const grade = subject === null ? '' : `${words.Grade} ${subject.grade}`
  // In both languages the subject's own name is the first.
  const [name = ''] = subject?.name.toLowerCase().split(' / ') ?? []
  const says =
    name !== '' && title.toLowerCase().startsWith(name) && !/^\p{L}/u.test(title.slice(name.length))
  return {
    left: subject === null || says ? grade : `${grade} · ${subject.name}`,
    right: [versionWords(paper), memo ? words.memorandum : null, title]
      .filter((one) => one !== null)
      .join(' · '),
  }
}
