import { picturesOfRtf } from './rtf-pictures.ts'
import { showEquationsOfWord } from './word-equations.ts'

/** How many pictures of the writer's own disk an HTML text names, without those that are formulas. */
function picturesNamed(html: string): number {
  if (!/src=["']?file:/i.test(html)) return 0
  const page = new DOMParser().parseFromString(html, 'text/html')
  showEquationsOfWord(page)
  return page.querySelectorAll('img[src^="file:" i]').length
}

/**
 * The pictures within a text that Word copied, which stand in its RTF.
 * @returns and how many the text names that are neither png nor jpeg, such as drawings of Word's own
 */
export function picturesOfWord(data: Pick<DataTransfer, 'getData'>): {
  pictures: File[]
  missing: number
} {
  const named = picturesNamed(data.getData('text/html'))
  if (named === 0) return { pictures: [], missing: 0 }
  const pictures = picturesOfRtf(data.getData('text/rtf')).slice(0, named)
  return { pictures, missing: named - pictures.length }
}
