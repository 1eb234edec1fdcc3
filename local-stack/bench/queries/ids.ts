import { createHash } from 'node:crypto'

/** The id that `scale/*.sql` gives to a named row; the same at every scale. */
export function scaleId(name: string): string {
  const hash = createHash('md5').update(name).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const subjects = [
  'Mathematics',
  'Afrikaans',
  'English',
  'Science',
  'History',
  'Geography',
  'Technology',
  'Life Skills',
]

/** The rows that the requests ask for. Teacher 3 has a cart, a subscription and ten orders. */
export const ids = {
  product: scaleId('product 7'),
  bundle: scaleId('bundle 7'),
  tag: scaleId('tag CAPS'),
  gradeCategories: ['grade 4', ...subjects.map((subject) => `grade 4 ${subject}`)].map(scaleId),
  user: scaleId('user 3'),
  order: scaleId('order 2'),
  /** A resource that was ordered twenty times this month. */
  customer: scaleId('profile 7'),
  customerOwner: `${scaleId('user 7')}::teacher7@school.example`,
  customerOrder: scaleId('order 12'),
}
