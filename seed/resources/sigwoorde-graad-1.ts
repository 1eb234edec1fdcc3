import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'sigwoorde-graad-1',
  sku: 1013,
  language: 'af',
  grade: '1',
  subject: 'afrikaans-huistaal',
  term: 2,
  look: 'cards',
  title: 'Sigwoorde: die eerste 48',
  topic: 'Lees: sigwoorde',
  price: '30.00',
  publishDate: '2026-03-30T06:00:00Z',
  tags: ['term-2', 'afrikaans', 'cards', 'reading', 'game'],
  intro: [
    'Die 48 woorde wat die meeste in beginnerboekies voorkom, gereed om te druk en uit te knip. Druk twee stelle en speel ’n geheuespel, snap of bingo.',
  ],
  points: [
    '48 woordkaarte, 24 op ’n bladsy',
    'Elke kaart dra ’n nommer, sodat verlore kaarte gou teruggevind word',
    'Werk saam met enige leesreeks',
  ],
  blocks: [
    {
      kind: 'cards',
      columns: 4,
      rows: 6,
      items:
        'ek jy hy sy ons julle hulle die is het was nie ja en of maar met vir by op in uit na kom gaan sien loop speel lees slaap eet sê wil kan mag groot klein baie ook nou hier daar wie wat waar hoe mooi ’n'
          .split(' ')
          .map((front, i) => ({ front, small: String(i + 1) })),
    },
  ],
})
