import type { Delivery } from './content.ts'

const id = (n: number) => `7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b${String(n).padStart(4, '0')}`

/** An order with long names, of which one parcel is sent, one waits and something is not packed. For tests. */
export const delivery: Delivery = {
  id: id(1),
  orderNumber: '261121-10304512',
  orderDateTime: '2026-11-21T08:30:45+00:00',
  recipient: 'Mev. Johanna Magdalena Janse van Rensburg-Oosthuizen',
  username: 'annelie@kryt.example',
  language: 'af',
  address: {
    address1: 'Hoërskool Dirkie Uys Gedenkskool vir Landbou en Tegniek, Administrasiegebou',
    address2: 'h/v Generaal Hertzog- en Kaalvoetvrouestraat',
    city: 'Bronkhorstspruit-Noord',
    province: 'Mpumalanga',
    postalCode: '1020',
    phoneNumber: '+27 82 123 4567',
  },
  downloads: true,
  goods: [
    {
      lineId: id(2),
      memberId: null,
      title:
        'Klankkaarte vir graad R: al die klanke van Afrikaans op 48 stewige kaarte, met ’n houtkissie',
      bundle: null,
      quantity: 3,
      packed: 2,
      answers: [
        { label: 'Naam op die doos', value: 'Juf. Annelie se klas' },
        { label: 'Lettertipe', value: '' },
      ],
    },
    {
      lineId: id(3),
      memberId: id(4),
      title: 'Tafelblokplakkaat',
      bundle: 'Wiskunde vir die hele kwartaal',
      quantity: 1,
      packed: 1,
      answers: [],
    },
  ],
  parcels: [
    {
      id: id(5),
      number: 1,
      state: 'SENT',
      lines: [{ lineId: id(2), memberId: null, title: 'Klankkaarte', quantity: 1 }],
    },
    {
      id: id(6),
      number: 2,
      state: 'PACKED',
      lines: [
        {
          lineId: id(2),
          memberId: null,
          title:
            'Klankkaarte vir graad R: al die klanke van Afrikaans op 48 stewige kaarte, met ’n houtkissie',
          quantity: 1,
        },
        { lineId: id(3), memberId: id(4), title: 'Tafelblokplakkaat', quantity: 1 },
      ],
    },
  ],
}
