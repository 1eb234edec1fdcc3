import type { PaperLanguage } from './content.ts'

interface SlipWords {
  title: string
  to: string
  order: string
  ordered: string
  contents: string
  quantity: string
  packed: string
  partOf: (bundle: string) => string
  later: string
  downloads: string
  thanks: string
  page: (page: number, pages: number) => string
}

const en: SlipWords = {
  title: 'Packing slip',
  to: 'To',
  order: 'Order',
  ordered: 'Ordered',
  contents: 'In this parcel',
  quantity: 'Quantity',
  packed: 'Packed',
  partOf: (bundle) => `Part of ${bundle}`,
  later: 'This follows in another parcel:',
  downloads: 'The files of this order are not in the parcel. You find them in your library.',
  thanks:
    'Thank you for your order. Is something missing or damaged? Please tell us, with the order number.',
  page: (page, pages) => `Page ${String(page)} of ${String(pages)}`,
}

const af: SlipWords = {
  title: 'Pakstrokie',
  to: 'Aan',
  order: 'Bestelling',
  ordered: 'Bestel op',
  contents: 'In hierdie pakkie',
  quantity: 'Aantal',
  packed: 'Gepak',
  partOf: (bundle) => `Deel van ${bundle}`,
  later: 'Dit volg in ’n ander pakkie:',
  downloads:
    'Die lêers van hierdie bestelling is nie in die pakkie nie. Jy kry dit in jou biblioteek.',
  thanks:
    'Dankie vir jou bestelling. Ontbreek daar iets, of is iets beskadig? Laat weet ons asseblief, met die bestelnommer.',
  page: (page, pages) => `Bladsy ${String(page)} van ${String(pages)}`,
}

export const slipWords: Record<PaperLanguage, SlipWords> = { en, af }
