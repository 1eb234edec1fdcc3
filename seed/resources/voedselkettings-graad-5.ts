import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'voedselkettings-graad-5',
  sku: 1032,
  language: 'af',
  grade: '5',
  subject: 'natural-sciences-and-technology',
  term: 1,
  title: 'Voedselkettings in die veld',
  topic: 'Lewe en leefwyse: voedselkettings',
  price: '33.00',
  discount: 15,
  publishDate: '2026-01-26T06:00:00Z',
  tags: ['term-1', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Met diere wat die leerders ken: sprinkane, koggelmanders, muishonde en valke uit die Karoo. Hulle lees voedselkettings, bou hul eie en voorspel wat gebeur as een skakel verdwyn.',
  ],
  points: [
    'Produsente, verbruikers en ontbinders',
    'Lees die pyltjies reg',
    'Wat gebeur as die sprinkane verdwyn?',
  ],
  blocks: [
    {
      kind: 'box',
      title: 'Onthou',
      lines: [
        'Die pyltjie wys waarheen die energie gaan: van dit wat geëet word na dit wat eet.',
        'Herbivore eet plante, karnivore eet diere, omnivore eet albei.',
      ],
    },
    {
      kind: 'question',
      title: 'Lees die voedselketting',
      picture: {
        kind: 'diagram',
        height: 60,
        nodes: [
          { id: '1', text: 'gras', x: 9, y: 50, width: 15, look: 'round' },
          { id: '2', text: 'sprinkaan', x: 36, y: 50, width: 18, look: 'round' },
          { id: '3', text: 'koggelmander', x: 64, y: 50, width: 22, look: 'round' },
          { id: '4', text: 'valk', x: 92, y: 50, width: 14, look: 'round' },
        ],
        arrows: [
          { from: '1', to: '2' },
          { from: '2', to: '3' },
          { from: '3', to: '4' },
        ],
      },
      work: {
        kind: 'fill',
        items: [
          { q: 'Die produsent in hierdie ketting is die ______________.', a: ['gras'] },
          { q: 'Die herbivoor is die ______________.', a: ['sprinkaan'] },
          { q: 'Die koggelmander word deur die ______________ geëet.', a: ['valk'] },
          { q: 'Alle energie in die ketting kom eerste van die ______________.', a: ['son'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Sorteer die organismes',
      instruction: 'Skryf P vir produsent, H vir herbivoor, K vir karnivoor, O vir omnivoor.',
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: 'doringboom ____', a: ['P'] },
          { q: 'kameelperd ____', a: ['H'] },
          { q: 'luiperd ____', a: ['K'] },
          { q: 'bobbejaan ____', a: ['O'] },
          { q: 'springbok ____', a: ['H'] },
          { q: 'mens ____', a: ['O'] },
          { q: 'mielieplant ____', a: ['P'] },
          { q: 'pofadder ____', a: ['K'] },
          { q: 'skilpad ____', a: ['H'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Bou jou eie',
      instruction: 'Gebruik: uil, saad, muis. Begin by die produsent.',
      picture: {
        kind: 'diagram',
        height: 54,
        nodes: [
          { id: 'a', text: '', x: 16, y: 50, width: 24, look: 'blank' },
          { id: 'b', text: '', x: 50, y: 50, width: 24, look: 'blank' },
          { id: 'c', text: '', x: 84, y: 50, width: 24, look: 'blank' },
        ],
        arrows: [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'c' },
        ],
      },
      work: {
        kind: 'fill',
        columns: 3,
        items: [
          { q: 'eerste: ________', a: ['saad'] },
          { q: 'tweede: ________', a: ['muis'] },
          { q: 'derde: ________', a: ['uil'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Kies die korrekte antwoord',
      work: {
        kind: 'choice',
        items: [
          {
            q: 'Watter organisme breek dooie plante en diere af?',
            options: ['’n swam', '’n valk', '’n sprinkaan', '’n doringboom'],
            a: 0,
          },
          {
            q: 'Waarom is daar gewoonlik minder karnivore as herbivore?',
            options: [
              'Karnivore is banger.',
              'By elke skakel is daar minder energie oor.',
              'Herbivore slaap meer.',
              'Karnivore eet plante.',
            ],
            a: 1,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Dink en verduidelik',
      work: {
        kind: 'open',
        items: [
          {
            q: '’n Boer spuit al die sprinkane dood. Wat gebeur met die koggelmanders en met die gras?',
            a: [
              'Die koggelmanders word minder, want hulle kos is weg.',
              'Die gras word meer, want niks vreet dit nie.',
            ],
            lines: 3,
            marks: 4,
          },
          {
            q: 'Skryf een voedselketting met vier skakels waarin ’n mens voorkom.',
            a: [
              'Bv. alge, klein vis, groot vis, mens. Een punt vir elke skakel in die regte volgorde.',
            ],
            lines: 2,
            marks: 4,
          },
        ],
      },
    },
  ],
})
