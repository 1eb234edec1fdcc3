import type { SeatMail } from './seat.ts'

interface SeatWords {
  subject: (title: string) => string
  opening: (from: string) => string
  oneSeat: string
  take: string
  footer: (from: string) => string[]
}

const en: SeatWords = {
  subject: (title) => `For you: ${title}`,
  opening: (from) =>
    `${from} has bought a resource for several teachers and gives you a seat. Open the link and sign in or create an account: then it is in your library.`,
  oneSeat: '1 seat',
  take: 'Take your seat',
  footer: (from) => [
    'The first person who uses this link has the seat, so please do not pass it on.',
    `Do you not know ${from}? Then leave this email as it is.`,
  ],
}

const af: SeatWords = {
  subject: (title) => `Vir jou: ${title}`,
  opening: (from) =>
    `${from} het ’n hulpbron vir verskeie onderwysers gekoop en gee vir jou ’n plek. Maak die skakel oop en teken in of skep ’n rekening: dan is dit in jou biblioteek.`,
  oneSeat: '1 plek',
  take: 'Neem jou plek',
  footer: (from) => [
    'Die eerste persoon wat hierdie skakel gebruik, het die plek. Moet dit dus asseblief nie aanstuur nie.',
    `Ken jy nie vir ${from} nie? Laat dan hierdie e-pos net so.`,
  ],
}

export const seatWords: Record<SeatMail['language'], SeatWords> = { en, af }
