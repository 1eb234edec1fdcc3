import type { MailedParcel, OrderMail, ParcelKind } from './content.ts'

interface ParcelWords {
  subject: Record<ParcelKind, (orderNumber: string) => string>
  opening: (kind: ParcelKind, parcel: MailedParcel) => string
  /** The heading above what is in the parcel. */
  inside: string
  carrier: string
  /** Of a carrier whose name is not known, and of the shop. */
  otherCarrier: string
  byHand: string
  trackingNumber: string
  follow: string
  postedTo: string
}

const en: ParcelWords = {
  subject: {
    packed: (order) => `Packed: your order ${order}`,
    sent: (order) => `On its way: your order ${order}`,
    delivered: (order) => `Delivered: your order ${order}`,
  },
  opening: (kind, { byHand, more }) =>
    [
      {
        packed: 'Your parcel is packed. We will tell you as soon as it is on its way.',
        sent:
          byHand === true
            ? 'We are bringing you your parcel.'
            : 'Your parcel is on its way to you.',
        delivered:
          'Your parcel has been delivered. Is something missing or damaged? Reply to this email.',
      }[kind],
      ...(more ? ['The rest of your order follows in another parcel.'] : []),
    ].join(' '),
  inside: 'In this parcel',
  carrier: 'Carrier',
  otherCarrier: 'Another carrier',
  byHand: 'We bring it ourselves',
  trackingNumber: 'Tracking number',
  follow: 'Follow your parcel',
  postedTo: 'It goes to',
}

const af: ParcelWords = {
  subject: {
    packed: (order) => `Gepak: jou bestelling ${order}`,
    sent: (order) => `Op pad: jou bestelling ${order}`,
    delivered: (order) => `Afgelewer: jou bestelling ${order}`,
  },
  opening: (kind, { byHand, more }) =>
    [
      {
        packed: 'Jou pakkie is gepak. Ons laat weet sodra dit op pad is.',
        sent:
          byHand === true
            ? 'Ons bring jou pakkie self na jou toe.'
            : 'Jou pakkie is op pad na jou toe.',
        delivered:
          'Jou pakkie is afgelewer. Ontbreek daar iets, of is iets beskadig? Antwoord op hierdie e-pos.',
      }[kind],
      ...(more ? ['Die res van jou bestelling volg in ’n ander pakkie.'] : []),
    ].join(' '),
  inside: 'In hierdie pakkie',
  carrier: 'Koerier',
  otherCarrier: '’n Ander koerier',
  byHand: 'Ons bring dit self',
  trackingNumber: 'Opsporingsnommer',
  follow: 'Volg jou pakkie',
  postedTo: 'Dit gaan na',
}

export const parcelWords: Record<OrderMail['language'], ParcelWords> = { en, af }
