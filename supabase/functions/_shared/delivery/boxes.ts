import type { Delivery } from './content.ts'

export interface BoxLine {
  title: string
  quantity: number
  /** The title of the bundle that it is part of. */
  bundle: string | null
  answers: { label: string; value: string }[]
}

/** A box that a slip and a label are printed for. */
export interface Box {
  /** The number of the order, with "/2" where there are several parcels. */
  reference: string
  lines: BoxLine[]
  /** What else of the order is not sent yet. */
  later: BoxLine[]
}

type Line = Delivery['parcels'][number]['lines'][number]

/** With what the order knows of it: the bundle and the answers. */
function boxLine(delivery: Delivery, { title, quantity, lineId, memberId }: Line): BoxLine {
  const ordered = delivery.goods.find(
    (goods) => goods.lineId === lineId && goods.memberId === memberId,
  )
  return { title, quantity, bundle: ordered?.bundle ?? null, answers: ordered?.answers ?? [] }
}

const unpacked = ({ goods }: Delivery): BoxLine[] =>
  goods
    .filter(({ quantity, packed }) => quantity > packed)
    .map((one) => ({ ...one, quantity: one.quantity - one.packed }))

/**
 * The boxes of a delivery: the parcels that are packed and not sent. Where none is, what is to be packed; and where
 * everything is on its way, all parcels once more.
 */
export function boxesOf(delivery: Delivery): Box[] {
  const { orderNumber, parcels } = delivery
  const rest = unpacked(delivery)
  const waiting = parcels.filter(({ state }) => state === 'PACKED')
  const several = parcels.length > 1 || (parcels.length === 1 && rest.length > 0)
  if (waiting.length === 0 && rest.length > 0) {
    return [
      {
        reference:
          parcels.length === 0 ? orderNumber : `${orderNumber}/${String(parcels.length + 1)}`,
        lines: rest,
        later: [],
      },
    ]
  }
  return (waiting.length > 0 ? waiting : parcels).map((parcel) => ({
    reference: several ? `${orderNumber}/${String(parcel.number)}` : orderNumber,
    lines: parcel.lines.map((line) => boxLine(delivery, line)),
    later: [
      ...rest,
      ...waiting
        .filter(({ id }) => id !== parcel.id)
        .flatMap(({ lines }) => lines.map((line) => boxLine(delivery, line))),
    ],
  }))
}

/** Name and address as on an envelope, without empty lines. */
export function addressLines({ recipient, username, address }: Delivery): string[] {
  return [
    recipient === '' ? username : recipient,
    ...(address === null
      ? []
      : [
          address.address1,
          address.address2,
          `${address.city} ${address.postalCode}`.trim(),
          address.province,
          address.phoneNumber,
        ]),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
