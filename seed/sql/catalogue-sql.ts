import {
  GRADES,
  type Grade,
  SUBJECTS,
  SUBJECT_KEYS,
  TAGS,
  TAG_KEYS,
  isTaught,
} from '../curriculum.ts'
import type { SubjectKey } from '../curriculum.ts'
import { seedId } from '../ids.ts'
import { totalMarks, type Resource } from '../resource-schema.ts'
import { contentKey, pictureKeys } from '../storage-keys.ts'
import { listingHtml } from './listing.ts'
import { array, insert, json, text } from './literals.ts'

/** Page counts of the rendered PDF of one resource. */
export interface PageCount {
  readonly pages: number
  readonly learnerPages: number
}

const gradeId = (grade: Grade): string => seedId('category', `grade-${grade}`)
const subjectId = (grade: Grade, subject: SubjectKey): string =>
  seedId('category', `grade-${grade}/${subject}`)

/** Grades R to 7, each with the subjects that CAPS offers in it. The database generates the slug. */
export function categoriesSql(): string {
  const columns = ['id', 'name', 'grade', 'parent_id']
  const grades = GRADES.map((grade) => [
    text(gradeId(grade)),
    text(`Grade ${grade}`),
    text(grade),
    'null',
  ])
  const subjects = GRADES.flatMap((grade) =>
    SUBJECT_KEYS.filter((subject) => isTaught(subject, grade)).map((subject) => [
      text(subjectId(grade, subject)),
      text(SUBJECTS[subject].name),
      text(grade),
      text(gradeId(grade)),
    ]),
  )
  return [
    insert('public.product_category', columns, grades),
    insert('public.product_category', columns, subjects),
  ].join('\n')
}

export function tagsSql(): string {
  return insert(
    'public.product_tag',
    ['id', 'name'],
    TAG_KEYS.map((tag) => [text(seedId('tag', tag)), text(TAGS[tag])]),
  )
}

/** Products with their listings, and a content row for each product with a file. */
export function productsSql(
  catalogue: readonly Resource[],
  pageCounts: ReadonlyMap<string, PageCount>,
): string {
  const rows = catalogue.map((resource) => {
    const count = pageCounts.get(resource.slug)
    if (!count) throw new Error(`${resource.slug}: not rendered`)
    return [
      text(seedId('product', resource.slug)),
      text(resource.title),
      `\n   ${text(listingHtml(resource, count.pages))}`,
      `\n   ${resource.price ?? 'null'}`,
      resource.discount === 0 ? 'null' : String(resource.discount),
      'true',
      'false',
      String(resource.physical),
      String(resource.featured),
      text(resource.publishDate),
      `\n   ${array(pictureKeys(resource, count.learnerPages), 'text')}`,
      `\n   ${array(
        resource.tags.map((tag) => seedId('tag', tag)),
        'uuid',
      )}`,
      `\n   ${text(subjectId(resource.grade, resource.subject))}`,
      json(resource.questions),
      String(resource.sku),
      // What is posted may have another size than A4.
      resource.physical ? 'null' : String(count.pages),
      totalMarks(resource) === 0 ? 'null' : String(totalMarks(resource)),
      text(resource.language),
      resource.term === null ? 'null' : String(resource.term),
      text(resource.topic),
    ]
  })
  const content = catalogue.flatMap((resource) => {
    const key = contentKey(resource)
    const product = seedId('product', resource.slug)
    return key
      ? [[text(seedId('content', resource.slug)), text(product), array([key], 'text')]]
      : []
  })
  return [
    insert(
      'public.product',
      [
        'id',
        'title',
        'description',
        'price',
        'discount_percentage',
        'e_commerce_product',
        'subscription_product',
        'physical',
        'featured',
        'publish_date',
        'thumbnails',
        'tags',
        'category_id',
        'questions',
        'sku',
        'pages',
        'marks',
        'language',
        'term',
        'topic',
      ],
      rows,
    ),
    insert('public.product_content', ['id', 'product_id', 'file_keys'], content),
  ].join('\n')
}
