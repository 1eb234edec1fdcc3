import type { Grade, SubjectKey, TagKey } from './curriculum.ts'

interface Bundle {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly price: string
  /** In percent. */
  readonly discount: number
  readonly featured: boolean
  readonly publishDate: string
  readonly grade: Grade
  readonly subject: SubjectKey
  readonly tags: readonly TagKey[]
  /** Slugs of resources, in the order in which the bundle shows them; their covers are its pictures. */
  readonly members: readonly string[]
}

export const BUNDLES: readonly Bundle[] = [
  {
    slug: 'mathematics-corner-grade-3',
    title: 'Mathematics corner for Grade 3',
    description:
      '<p>Everything for a mathematics corner that runs itself: printed times table cards by post, a pack on telling the time and one on picture graphs.</p><p>The cards come to you by post, the packs are PDFs to download.</p>',
    price: '160.00',
    discount: 0,
    featured: true,
    publishDate: '2026-03-02T06:00:00Z',
    grade: '3',
    subject: 'mathematics',
    tags: ['english', 'cards', 'worksheet'],
    members: ['times-table-cards-grade-3', 'telling-the-time-grade-3', 'picture-graphs-grade-3'],
  },
  {
    slug: 'language-and-history-grade-5',
    title: 'English and history for Grade 5: a test and a reading pack',
    description:
      '<p>The parts of speech test and the reading pack on ancient Egypt together, each with its memorandum.</p>',
    price: '73.00',
    discount: 10,
    featured: false,
    publishDate: '2026-05-11T06:00:00Z',
    grade: '5',
    subject: 'english-home-language',
    tags: ['english', 'exam', 'reading', 'memo'],
    members: ['parts-of-speech-test-grade-5', 'ancient-egypt-grade-5'],
  },
  {
    slug: 'graad-r-begin',
    title: 'Graad R: klanke, getalle en die weer',
    description:
      '<p>Drie pakke vir die eerste kwartale van Graad R: gedrukte klankkaarte per pos, tel tot tien, en die weer en seisoene.</p>',
    price: '135.00',
    discount: 5,
    featured: false,
    publishDate: '2026-06-15T06:00:00Z',
    grade: 'R',
    subject: 'afrikaans-huistaal',
    tags: ['afrikaans', 'cards', 'worksheet'],
    members: ['klankkaarte-graad-r', 'tel-tot-tien-graad-r', 'weer-en-seisoene-graad-r'],
  },
]
