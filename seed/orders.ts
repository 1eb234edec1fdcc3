import type { PersonaName } from './personas.ts'

interface SeedEvent {
  readonly from: 'PENDING' | 'QUOTING' | 'PROCESSING' | null
  readonly to: 'PENDING' | 'QUOTING' | 'PROCESSING' | 'PAID' | 'CANCELLED'
  /** A reason listed in docs/error-codes.md. */
  readonly reason: string
  /** Null when the shop itself acted. */
  readonly actor: PersonaName | null
}

export interface SeedOrder {
  readonly key: string
  readonly persona: PersonaName
  readonly status: SeedEvent['to']
  readonly number: string | null
  readonly method: 'EFT' | 'PayFast' | 'Free' | null
  /** Days between placing the order and running the seed. */
  readonly daysAgo: number
  readonly slugs: readonly string[]
  /** The buyer's answers by slug and label. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The order's history, oldest event first. */
  readonly events: readonly SeedEvent[]
}

const started = (actor: PersonaName): SeedEvent => ({
  from: null,
  to: 'PENDING',
  reason: 'first_product_added',
  actor,
})

/** A few orders in each status. */
export const ORDERS: readonly SeedOrder[] = [
  {
    key: 'thandi-paid',
    persona: 'thandi',
    status: 'PAID',
    number: '261102-07413022',
    method: 'PayFast',
    daysAgo: 19,
    slugs: ['common-fractions-grade-5', 'electric-circuits-grade-6'],
    events: [
      started('thandi'),
      { from: 'PENDING', to: 'PENDING', reason: 'card_payment_prepared', actor: 'thandi' },
      { from: 'PENDING', to: 'PAID', reason: 'payment_received', actor: null },
    ],
  },
  {
    key: 'thandi-cart',
    persona: 'thandi',
    status: 'PENDING',
    number: null,
    method: null,
    daysAgo: 1,
    slugs: ['telling-the-time-grade-3'],
    events: [started('thandi')],
  },
  {
    key: 'annelie-processing',
    persona: 'annelie',
    status: 'PROCESSING',
    number: '261117-19052841',
    method: 'EFT',
    daysAgo: 4,
    slugs: ['maaltafels-2-tot-10-graad-3', 'klankkaarte-graad-r'],
    answers: {
      'klankkaarte-graad-r': {
        'Naam op die doos': 'Juf. Annelie se klas',
        Lettertipe: 'Drukskrif',
      },
    },
    events: [
      started('annelie'),
      { from: 'PENDING', to: 'PROCESSING', reason: 'checked_out', actor: 'annelie' },
    ],
  },
  {
    key: 'annelie-free',
    persona: 'annelie',
    status: 'PAID',
    number: '261030-16223507',
    method: 'Free',
    daysAgo: 22,
    slugs: ['tel-tot-tien-graad-r'],
    events: [
      started('annelie'),
      { from: 'PENDING', to: 'PAID', reason: 'checked_out', actor: 'annelie' },
    ],
  },
  {
    key: 'annelie-cancelled',
    persona: 'annelie',
    status: 'CANCELLED',
    number: '261105-11300914',
    method: 'EFT',
    daysAgo: 16,
    slugs: ['sigwoorde-graad-1'],
    events: [
      started('annelie'),
      { from: 'PENDING', to: 'PROCESSING', reason: 'checked_out', actor: 'annelie' },
      { from: 'PROCESSING', to: 'CANCELLED', reason: 'set_by_admin', actor: 'marius' },
    ],
  },
  {
    key: 'annelie-quote',
    persona: 'annelie',
    status: 'QUOTING',
    number: '261119-09154466',
    method: null,
    daysAgo: 2,
    slugs: ['voorsetsels-en-voegwoorde-graad-3', 'water-is-kosbaar-graad-2'],
    events: [{ from: null, to: 'QUOTING', reason: 'quote_created', actor: 'marius' }],
  },
]
