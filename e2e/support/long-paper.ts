import { randomUUID } from 'node:crypto'
import type { Questions } from '@kryt/documents/assessment-template'
import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { chromium } from '@playwright/test'
import type { SignedIn } from './api.ts'
import { chromiumHere } from './chromium.ts'
import { subjectId } from './subjects.ts'

const text = (words: string, format = 0): RichTextNode => ({ type: 'text', text: words, format })
const paragraph = (...children: RichTextNode[]): RichTextNode => ({ type: 'paragraph', children })
const said = (words: string) => paragraph(text(words))
const rich = (...children: RichTextNode[]): RichText => ({ root: { type: 'root', children } })
const formula = (equation: string, inline = true): RichTextNode => ({
  type: 'equation',
  equation,
  inline,
})
const list = (items: readonly string[], marker: string): RichTextNode => ({
  type: 'list',
  listType: 'number',
  start: 1,
  $: { marker },
  children: items.map((item, index) => ({
    type: 'listitem',
    value: index + 1,
    children: [text(item)],
  })),
})
const table = (rows: readonly (readonly string[])[]): RichTextNode => ({
  type: 'table',
  children: rows.map((row, index) => ({
    type: 'tablerow',
    children: row.map((cell) => ({
      type: 'tablecell',
      headerState: index === 0 ? 1 : 0,
      children: [said(cell)],
    })),
  })),
})

const passage =
  'Early every morning the women of the valley walk to the river with their buckets. In the dry months the water stands low between the stones, and it takes long before a bucket is full. Nomsa knows each pool. Her grandmother showed her where the reeds grow thickest, because there the water is clean and cool even when the sun is high. She also showed her how to listen: a river that is about to rise speaks with a deeper voice. '

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August']

/** A drawing of a rain gauge and its readings, as a picture file. */
async function drawing(type: 'png' | 'jpeg'): Promise<Buffer> {
  const browser = await chromium.launch({ ...chromiumHere, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 640, height: 360 } })
    await page.setContent(
      `<body style="margin:0;background:${type === 'jpeg' ? 'linear-gradient(#9ac, #e8dcc0)' : '#fff'}"><svg viewBox="0 0 640 360" width="640" height="360" fill="none" stroke="#222" stroke-width="3"><path d="M60 20v300h540"/>${[90, 150, 210, 260, 180, 120, 70].map((high, index) => `<rect x="${String(90 + index * 70)}" y="${String(320 - high)}" width="42" height="${String(high)}" fill="#cdd"/>`).join('')}</svg></body>`,
    )
    return await page.screenshot({ type })
  } finally {
    await browser.close()
  }
}

/**
 * A paper of twenty questions, as teachers of the middle grades set them: a long passage, lists, pictures, formulas, tables
 * and one table that is longer than a page.
 */
export async function longPaper({ client, token }: SignedIn, title: string): Promise<string> {
  const { data: me } = await client.auth.getUser(token)
  const pictures = await Promise.all(
    (['png', 'jpeg'] as const).map(async (type) => {
      const key = `Assessments/${me.user?.id ?? ''}/${randomUUID()}.${type === 'jpeg' ? 'jpg' : 'png'}`
      const { error } = await client.storage
        .from('papers')
        .upload(key, await drawing(type), { contentType: `image/${type}` })
      if (error !== null) throw error
      return { type: 'image', src: `papers/${key}`, width: 440, height: 248 }
    }),
  )
  const level = (label: string, percentage: number) => ({ label, percentage })
  const questions: Questions = Array.from({ length: 20 }, (_, index) => {
    const number = String(index + 1)
    const bodies: (RichText | null)[] = [
      rich(said(passage.repeat(3)), said(passage.repeat(2)), said(passage.repeat(4))),
      rich(said('The graph shows the rain of one year.'), {
        ...pictures[0],
        type: 'image',
        altText: `A bar graph of rain, question ${number}`,
      }),
      rich(
        paragraph(
          text('Calculate '),
          formula('\\frac{3}{4}+0{,}52\\times\\sqrt{16}'),
          text(' first.'),
        ),
        { ...formula('x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', false) },
      ),
      rich(
        table([
          ['Month', 'Rain in mm', 'Days'],
          ...months.map((month, at) => [month, String(90 - at * 9), String(12 - at)]),
        ]),
      ),
      rich(said('Look at the photograph.'), {
        ...pictures[1],
        type: 'image',
        altText: `A photograph of a valley, question ${number}`,
      }),
      rich(
        list(
          months.map((month) => `What the river looks like in ${month}, and why it is so.`),
          'lower-alpha',
        ),
      ),
      null,
    ]
    return {
      number,
      title: `The river, part ${number}`,
      marks: 7,
      ...(index % 10 === 0
        ? {
            sectionNumber: index === 0 ? 'A' : 'B',
            sectionTitle: index === 0 ? 'Reading' : 'Working',
          }
        : {}),
      richText:
        index === 12
          ? rich(
              table([
                ['Day', 'Rain', 'What was seen'],
                ...Array.from({ length: 60 }, (_row, day) => [
                  String(day + 1),
                  `${String((day * 7) % 23)} mm`,
                  'Clouds from the west in the afternoon, clear in the evening',
                ]),
              ]),
            )
          : (bodies[index % bodies.length] ?? null),
      fields: [
        {
          number: `${number}.1`,
          question: 'Where does Nomsa find clean water?',
          type: 'Radio' as const,
          items: ['at the bridge', 'by the reeds', 'in the town', 'nowhere'],
          answer: 'by the reeds',
          marks: 1,
          cognitiveLevel: level('Literal', 40),
        },
        {
          number: `${number}.2`,
          question: 'Name two things that tell her the river will rise.',
          answer: ['its voice', 'the clouds'],
          marks: 2,
          cognitiveLevel: level('Inference', 40),
        },
        {
          number: `${number}.3`,
          question: 'Explain in your own words why the women go early.',
          type: 'Textarea' as const,
          answer: rich(
            said('It is cool then ✓✓, and others come later ✓.'),
            said('Any good reason ✓.'),
          ),
          marks: 4,
          cognitiveLevel: level('Evaluation', 20),
        },
      ],
    }
  })
  const { data } = await client
    .from('teacher_assessment_template')
    .insert({
      title,
      complexity: 'Detailed',
      total_minutes: 120,
      headings: [{ label: 'Question', value: 'Question' }],
      instructions: [
        'Answer ALL the questions.',
        'Number the answers as the questions are numbered.',
        'Write neatly.',
      ],
      questions,
      subject_id: await subjectId('6', 'English Home Language'),
    })
    .select('id')
    .single<{ id: string }>()
    .throwOnError()
  return data.id
}
