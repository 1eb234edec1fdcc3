import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'my-familie-eat-graad-4',
  sku: 1029,
  language: 'af',
  grade: '4',
  subject: 'afrikaans-eat',
  term: 1,
  title: 'Afrikaans EAT: My familie',
  topic: 'Luister, praat, lees en skryf: my familie',
  price: '30.00',
  publishDate: '2026-01-26T06:00:00Z',
  tags: ['term-1', 'afrikaans', 'worksheet', 'reading', 'memo'],
  intro: [
    'Vir leerders wat Afrikaans as eerste addisionele taal leer. Kort sinne, baie herhaling en Engelse woordverklarings waar dit help.',
    'For teachers who do not speak Afrikaans at home: every answer is in the memorandum.',
  ],
  points: [
    'Woordelys met Engelse betekenis',
    'Leesstuk van 80 woorde',
    'Besitlike voornaamwoorde en vraagwoorde',
  ],
  blocks: [
    { kind: 'heading', text: 'Woordelys' },
    {
      kind: 'table',
      rows: [
        ['die oom', 'uncle', 'die kleinkind', 'grandchild'],
        ['die tante', 'aunt', 'getroud', 'married'],
        ['die neef', 'cousin (boy)', 'ouer as', 'older than'],
        ['die niggie', 'cousin (girl)', 'jonger as', 'younger than'],
      ],
    },
    {
      kind: 'reading',
      title: 'My familie',
      numbered: false,
      paragraphs: [
        'Hallo! My naam is Naledi en ek is tien jaar oud. Ek woon saam met my ma, my pa en my ouma in Kimberley.',
        'My boetie se naam is Kagiso. Hy is ses jaar oud. Hy hou van sokker en hy eet altyd my appels.',
        'Oom Thabo is my pa se broer. Hy is getroud met tante Rina. Hulle het ’n baba. My niggie se naam is Lea.',
        'Op Sondae eet ons almal saam by Ouma se groot tafel. Dan lag ons baie.',
      ],
    },
    {
      kind: 'question',
      title: 'Waar of onwaar?',
      work: {
        kind: 'trueFalse',
        items: [
          { q: 'Naledi is tien jaar oud.', a: true },
          { q: 'Kagiso is ouer as Naledi.', a: false, why: 'hy is ses' },
          { q: 'Oom Thabo is Naledi se pa.', a: false, why: 'hy is haar oom' },
          { q: 'Die familie eet Sondae saam.', a: true },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Antwoord die vraag',
      work: {
        kind: 'open',
        items: [
          { q: 'Waar woon Naledi?', a: ['Sy woon in Kimberley.'], lines: 1, marks: 1 },
          {
            q: 'Wat is die naam van Naledi se niggie?',
            a: ['Haar naam is Lea.'],
            lines: 1,
            marks: 1,
          },
          { q: 'Waarvan hou Kagiso?', a: ['Hy hou van sokker.'], lines: 1, marks: 1 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'My, jou, sy of haar?',
      work: {
        kind: 'fill',
        columns: 2,
        items: [
          { q: 'Ek soek ______ boek.', a: ['my'] },
          { q: 'Kagiso eet ______ appel.', a: ['sy'] },
          { q: 'Naledi bel ______ ouma.', a: ['haar'] },
          { q: 'Het jy ______ tas?', a: ['jou'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Kies die vraagwoord',
      work: {
        kind: 'fill',
        bank: ['Wie', 'Wat', 'Waar', 'Hoe oud', 'Wanneer'],
        columns: 2,
        items: [
          { q: '________ is jy? Ek is tien.', a: ['Hoe oud'] },
          { q: '________ woon jy? In Durban.', a: ['Waar'] },
          { q: '________ is dit? Dit is my tante.', a: ['Wie'] },
          { q: '________ eet jy? Ek eet pap.', a: ['Wat'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Skryf oor jou familie',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Skryf vyf sinne. Begin so: My naam is …',
            a: ['Een punt vir elke verstaanbare sin in korrekte woordorde.'],
            lines: 6,
            marks: 5,
          },
        ],
      },
    },
  ],
})
