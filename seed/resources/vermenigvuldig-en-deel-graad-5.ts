import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'vermenigvuldig-en-deel-graad-5',
  sku: 1030,
  language: 'af',
  grade: '5',
  subject: 'mathematics',
  term: 3,
  title: 'Vermenigvuldig en deel groot getalle',
  topic: 'Heelgetalle: vermenigvuldiging en deling',
  price: '36.00',
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Van skatting na berekening: leerders rond eers af, bereken dan met die kolommetode en toets met die omgekeerde bewerking. Veelvoude en faktore kom tussenin.',
  ],
  points: [
    'Skat voor jy reken',
    'Kolommetode met twee- en driesyfergetalle',
    'Faktore, veelvoude en langdeling met res',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Vermenigvuldig met 10, 100 en 1 000',
      work: {
        kind: 'sums',
        columns: 3,
        items: [
          { q: '47 × 10 = __', a: ['470'] },
          { q: '36 × 100 = __', a: ['3 600'] },
          { q: '8 × 1 000 = __', a: ['8 000'] },
          { q: '520 ÷ 10 = __', a: ['52'] },
          { q: '4 900 ÷ 100 = __', a: ['49'] },
          { q: '60 × 30 = __', a: ['1 800'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Bereken met die kolommetode',
      work: {
        kind: 'columnSums',
        items: [
          { top: 234, op: '×', bottom: 6, marks: 2 },
          { top: 418, op: '×', bottom: 7, marks: 2 },
          { top: 87, op: '×', bottom: 24, marks: 3 },
          { top: 156, op: '×', bottom: 32, marks: 3 },
          { top: 305, op: '×', bottom: 18, marks: 3 },
          { top: 92, op: '×', bottom: 45, marks: 3 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Deel',
      work: {
        kind: 'sums',
        columns: 3,
        items: [
          { q: '96 ÷ 4 = __', a: ['24'] },
          { q: '168 ÷ 7 = __', a: ['24'] },
          { q: '432 ÷ 8 = __', a: ['54'] },
          { q: '625 ÷ 25 = __', a: ['25'] },
          { q: '744 ÷ 12 = __', a: ['62'] },
          { q: '378 ÷ 18 = __', a: ['21'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Deel met ’n res',
      instruction: 'Toets: deler × kwosiënt + res = deeltal.',
      work: {
        kind: 'sums',
        columns: 2,
        items: [
          { q: '95 = 8 × __ + __', a: ['11', '7'], marks: 2 },
          { q: '130 = 9 × __ + __', a: ['14', '4'], marks: 2 },
          { q: '257 = 12 × __ + __', a: ['21', '5'], marks: 2 },
          { q: '500 = 15 × __ + __', a: ['33', '5'], marks: 2 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Faktore en veelvoude',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Skryf al die faktore van 24 neer.',
            a: ['1; 2; 3; 4; 6; 8; 12; 24'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Skryf die eerste vyf veelvoude van 15 neer.',
            a: ['15; 30; 45; 60; 75'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Watter getalle is faktore van 18 sowel as van 30?',
            a: ['1; 2; 3; 6'],
            lines: 1,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Woordprobleme',
      work: {
        kind: 'open',
        items: [
          {
            q: '’n Koöperasie laai 48 sakke mielies op elke vragmotor. Hoeveel sakke is dit op 26 vragmotors?',
            a: ['48 × 26 = 1 248 sakke'],
            lines: 2,
            marks: 3,
          },
          {
            q: '375 leerders gaan op ’n uitstappie. Een bus kan 65 leerders neem. Hoeveel busse is nodig?',
            a: ['375 ÷ 65 = 5 res 50', '6 busse is nodig'],
            lines: 2,
            marks: 3,
          },
        ],
      },
    },
  ],
})
