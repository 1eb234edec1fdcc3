import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'klimaat-en-reenval-graad-6',
  sku: 1039,
  language: 'af',
  grade: '6',
  subject: 'social-sciences',
  term: 3,
  title: 'Klimaat en reënval in Suid-Afrika',
  topic: 'Geografie: klimaat en plantegroei',
  price: '39.00',
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Leerders lees reënvalgrafieke van ’n winter- en ’n somerreënvalstreek, vergelyk en trek gevolgtrekkings. Die syfers is afgerond sodat dit oor die patroon gaan en nie oor die optelwerk nie.',
  ],
  points: [
    'Twee reënvalgrafieke',
    'Begrippe: weer, klimaat, reënvalstreek',
    'Brongebaseerde vrae en ’n paragraaf',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Weer of klimaat?',
      work: {
        kind: 'fill',
        bank: ['weer', 'klimaat', 'winter', 'somer', 'droog'],
        items: [
          { q: 'Hoe die lug vandag is, noem ons die ______________.', a: ['weer'] },
          {
            q: 'Die gemiddelde toestand oor baie jare noem ons die ______________.',
            a: ['klimaat'],
          },
          { q: 'Die Hoëveld kry sy meeste reën in die ______________.', a: ['somer'] },
          { q: 'Kaapstad kry sy meeste reën in die ______________.', a: ['winter'] },
          { q: 'Die Noord-Kaap is die grootste deel van die jaar ______________.', a: ['droog'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Dorp A',
      picture: {
        kind: 'barGraph',
        title: 'Dorp A: reënval per seisoen',
        xLabel: 'Seisoen',
        yLabel: 'Reënval in mm',
        max: 400,
        step: 100,
        bars: [
          { label: 'somer', value: 350 },
          { label: 'herfs', value: 150 },
          { label: 'winter', value: 25 },
          { label: 'lente', value: 175 },
        ],
      },
      work: {
        kind: 'fill',
        items: [
          { q: 'Die natste seisoen in Dorp A is die ____________.', a: ['somer'] },
          { q: 'In die lente val ________ mm.', a: ['175'] },
          { q: 'Die totale reënval vir die jaar is ________ mm.', a: ['700'], marks: 2 },
          { q: 'Dorp A lê in ’n ____________reënvalstreek.', a: ['somer'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Dorp B',
      picture: {
        kind: 'barGraph',
        title: 'Dorp B: reënval per seisoen',
        xLabel: 'Seisoen',
        yLabel: 'Reënval in mm',
        max: 400,
        step: 100,
        bars: [
          { label: 'somer', value: 50 },
          { label: 'herfs', value: 125 },
          { label: 'winter', value: 275 },
          { label: 'lente', value: 100 },
        ],
      },
      work: {
        kind: 'open',
        items: [
          {
            q: 'Watter dorp kry die meeste reën in ’n jaar, en hoeveel meer?',
            a: ['B: 50 + 125 + 275 + 100 = 550 mm', 'Dorp A kry 700 − 550 = 150 mm meer.'],
            lines: 2,
            marks: 3,
          },
          {
            q: 'In watter van die twee dorpe sal koring wat in die winter groei, sonder besproeiing gedy? Gee ’n rede.',
            a: ['Dorp B, want dit reën daar in die winter.'],
            lines: 2,
            marks: 2,
          },
          {
            q: 'Watter dorp kan Kaapstad se buurdorp wees? Hoe weet jy?',
            a: ['Dorp B: winterreën.'],
            lines: 1,
            marks: 2,
          },
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
            q: 'Die warm seestroom langs ons ooskus is die',
            options: ['Benguelastroom', 'Agulhasstroom', 'Golfstroom', 'Kanariestroom'],
            a: 1,
          },
          {
            q: 'Hoe hoër ’n plek bo seevlak lê,',
            options: [
              'hoe warmer is dit',
              'hoe koeler is dit gewoonlik',
              'hoe natter is dit altyd',
              'hoe platter is dit',
            ],
            a: 1,
          },
          {
            q: 'Watter plantegroei pas by ’n winterreënvalstreek?',
            options: ['fynbos', 'savanna', 'reënwoud', 'toendra'],
            a: 0,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Skryf ’n paragraaf',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Jou neef van Kaapstad gaan vir ’n jaar op die Hoëveld woon. Verduidelik in ses reëls watter verskille in klimaat hy kan verwag.',
            a: [
              'Reën in die somer, dikwels met donderweer (2); droë winters met ryp (2); groter verskil tussen dag en nag, want ver van die see (1); volsinne (1).',
            ],
            lines: 6,
            marks: 6,
          },
        ],
      },
    },
  ],
})
