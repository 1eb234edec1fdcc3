/** What every server is asked: a page of the shop for some words in a part of the category tree. */
export interface Question {
  words: string[]
  /** A category with all below it, as the shop sends it. */
  categoryIds: string[]
}

/** One resource of the page as all three servers can tell it. */
export interface Card {
  id: string
  title: string
  thumbnails: string[]
  featured: boolean
  physical: boolean
  /** Rand, as a decimal string. */
  price: string | null
  salePrice: string | null
  category: Category | null
}

export interface Category {
  name: string
  slug: string
  parent: { name: string } | null
}

export interface Page {
  totalCount: number
  hasNextPage: boolean
  cards: Card[]
}

export const pageSize = 10

/** How the words find their rows: the shop's own search function, or plain conditions on the collection. */
export type Way = 'search' | 'filter'

const topics = ['fractions', 'measurement', 'patterns', 'reading', 'energy', 'maps']
const kinds = ['worksheet', 'memorandum', 'workbook']
const grades = ['4', '7', '10', '12']

/** Twelve different ones, so that no server is praised for remembering one answer. */
export function questions(categories: { id: string; grade: string }[]): Question[] {
  return Array.from({ length: 12 }, (_, n) => {
    const grade = grades[n % grades.length] ?? ''
    return {
      words: [topics[n % topics.length] ?? '', kinds[n % kinds.length] ?? '', 'term'],
      categoryIds: categories.filter((category) => category.grade === grade).map(({ id }) => id),
    }
  })
}
