/** The request to every server: a page of the shop for some words in a part of the category tree. */
export interface Question {
  words: string[]
  /** The ids of a category and of all below it, as the shop sends them. */
  categoryIds: string[]
}

/** One resource of the page, in a form that all three servers can give. */
export interface Card {
  id: string
  title: string
  thumbnails: string[]
  featured: boolean
  physical: boolean
  /** In rand, as a decimal string. */
  price: string | null
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

/** How rows are found: by the shop's search function, or by plain conditions on the collection. */
export type Way = 'search' | 'filter'

const topics = ['fractions', 'measurement', 'patterns', 'reading', 'energy', 'maps']
const kinds = ['worksheet', 'memorandum', 'workbook']
const grades = ['4', '7', '10', '12']

/** Twelve different questions, so that a server gains nothing by caching one answer. */
export function questions(categories: { id: string; grade: string }[]): Question[] {
  return Array.from({ length: 12 }, (_, n) => {
    const grade = grades[n % grades.length] ?? ''
    return {
      words: [topics[n % topics.length] ?? '', kinds[n % kinds.length] ?? '', 'term'],
      categoryIds: categories.filter((category) => category.grade === grade).map(({ id }) => id),
    }
  })
}
