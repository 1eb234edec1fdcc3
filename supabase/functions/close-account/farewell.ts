import { letter, type Language } from '../_shared/mail/letter.ts'

const words = {
  en: {
    subject: 'Your account at Kryt is closed',
    paragraphs: [
      'Your account is closed, as you asked. Your profile, timetable, classes, calendar, lessons, assessments and pictures have been deleted.',
      'The law requires us to keep invoices and the orders behind them for five years, with your name and the record of your downloads.',
      'If it was not you, reply to this email as soon as you can.',
    ],
  },
  af: {
    subject: 'Jou rekening by Kryt is gesluit',
    paragraphs: [
      'Jou rekening is gesluit, soos jy gevra het. Jou profiel, rooster, klasse, kalender, lesse, assesserings en prente is verwyder.',
      'Die wet vereis dat ons fakture en die bestellings daaragter vir vyf jaar bewaar, met jou naam en die rekord van jou aflaaie.',
      'As dit nie jy was nie, antwoord asseblief so gou moontlik op hierdie e-pos.',
    ],
  },
}

/** The mail after an account was closed. */
export const farewell = (to: { name: string; language: Language }) => letter(to, words[to.language])
