import { defineResource } from '../resource-schema.ts'

export const resource = defineResource({
  slug: 'voorsetsels-en-voegwoorde-graad-3',
  sku: 1020,
  language: 'af',
  grade: '3',
  subject: 'afrikaans-huistaal',
  term: 3,
  title: 'Voorsetsels en voegwoorde',
  topic: 'Taalstrukture',
  price: '27.00',
  publishDate: '2026-06-29T06:00:00Z',
  tags: ['term-3', 'afrikaans', 'worksheet', 'memo'],
  intro: [
    'Leerders gebruik eers voorsetsels in ’n speletjie met ’n kat en ’n boks, en las dan sinne met “en”, “maar”, “want” en “omdat”. Die laaste oefening laat hulle sien wat met die werkwoord gebeur ná “omdat”.',
  ],
  points: [
    'Voorsetsels van plek en vaste voorsetsels',
    'Voegwoorde, ook dié wat die werkwoord skuif',
    'Skryf drie eie sinne',
  ],
  blocks: [
    {
      kind: 'question',
      title: 'Waar is die kat?',
      work: {
        kind: 'fill',
        bank: ['op', 'onder', 'in', 'agter', 'langs', 'tussen'],
        items: [
          { q: 'Die kat slaap ________ die boks, met net sy kop wat uitsteek.', a: ['in'] },
          { q: 'Hy sit ________ die dak van die motor en kyk af.', a: ['op'] },
          { q: 'Die muis kruip ________ die mat in.', a: ['onder'] },
          { q: 'Die kat staan ________ twee honde, een links en een regs.', a: ['tussen'] },
          { q: 'Sy stert steek uit, maar hy kruip weg ________ die gordyn.', a: ['agter'] },
          { q: 'Snags slaap hy styf ________ my.', a: ['langs'] },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Kies die regte voorsetsel',
      work: {
        kind: 'choice',
        items: [
          { q: 'Ek is bang ____ spinnekoppe.', options: ['vir', 'van', 'met'], a: 0 },
          {
            q: 'Hy dink aan sy ouma en lag ____ haar grappies.',
            options: ['op', 'oor', 'by'],
            a: 1,
          },
          { q: 'Ons wag ____ die bus.', options: ['na', 'om', 'vir'], a: 2 },
          { q: 'Sy hou baie ____ roomys.', options: ['van', 'vir', 'aan'], a: 0 },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Las die sinne',
      instruction: 'Gebruik die woord tussen hakies.',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Dit reën. Ons bly binne. (en)',
            a: ['Dit reën en ons bly binne.'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'Ek wil swem. Die water is koud. (maar)',
            a: ['Ek wil swem, maar die water is koud.'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'Ben lag. Die hond jaag sy eie stert. (want)',
            a: ['Ben lag, want die hond jaag sy eie stert.'],
            lines: 1,
            marks: 1,
          },
          {
            q: 'Zani is moeg. Sy het laat gaan slaap. (omdat)',
            a: ['Zani is moeg omdat sy laat gaan slaap het.'],
            lines: 1,
            marks: 2,
          },
          {
            q: 'Ons eet nie. Pa is nog nie tuis nie. (voordat) Begin so: Ons eet nie voordat',
            a: ['Ons eet nie voordat Pa tuis is nie.'],
            lines: 1,
            marks: 2,
          },
        ],
      },
    },
    {
      kind: 'question',
      title: 'Skryf self',
      work: {
        kind: 'open',
        items: [
          {
            q: 'Skryf drie sinne oor jou slaapkamer. Gebruik drie verskillende voorsetsels en onderstreep hulle.',
            a: ['Een punt vir elke sin met ’n korrekte, onderstreepte voorsetsel.'],
            lines: 4,
            marks: 3,
          },
        ],
      },
    },
  ],
})
