import { z } from 'zod/mini'
import { writeRow, type WritingClient } from '@/graphql/write.ts'
import {
  DeliverParcelDocument,
  PackDeliveriesDocument,
  PackParcelDocument,
  SendParcelDocument,
  SendParcelsDocument,
  TakeParcelBackDocument,
} from './delivery.generated.ts'
import type { Parcel } from './delivery-document.ts'

const lists = ['deliveryCollection', 'searchDeliveries', 'deliveryForAdmin'] as const

interface PackedGoods {
  lineId: string
  memberId: string | null
  quantity: number
}

/** Packs these goods in one parcel. @throws AppError more_than_bought, order_not_paid and others */
export async function packParcel(
  client: WritingClient,
  orderId: string,
  goods: readonly PackedGoods[],
) {
  await writeRow(client, PackParcelDocument, { orderId, goods: JSON.stringify(goods) }, lists)
}

/** @throws AppError parcel_moved where somebody else has sent it otherwise, and others */
export async function sendParcel(
  client: WritingClient,
  parcelId: string,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
) {
  await writeRow(client, SendParcelDocument, { parcelId, carrier, trackingNumber }, lists)
}

/** @throws AppError parcel_moved */
export async function deliverParcel(client: WritingClient, parcelId: string) {
  await writeRow(client, DeliverParcelDocument, { parcelId }, lists)
}

/** One step back, from the state that was seen. @throws AppError parcel_moved */
export async function takeParcelBack(client: WritingClient, { id, state }: Parcel) {
  await writeRow(client, TakeParcelBackDocument, { parcelId: id, fromState: state }, lists)
}

/** What became of one of many. */
export interface RowResult {
  order: string
  /** A word of docs/error-codes.md; null where it was done. */
  problem: string | null
}

const results = z.array(z.object({ order: z.string(), problem: z.nullable(z.string()) }))

/** @param json JSON arrives as text */
const readResults = (json: string | null): RowResult[] => results.parse(JSON.parse(json ?? '[]'))

/** Packs all that is missing of up to a hundred deliveries. @throws AppError */
export async function packDeliveries(client: WritingClient, ids: string[]): Promise<RowResult[]> {
  const data = await writeRow(client, PackDeliveriesDocument, { ids }, lists)
  return readResults(data.packDeliveries)
}

/** Up to a hundred packed parcels are on their way. @throws AppError */
export async function sendParcels(
  client: WritingClient,
  carrier: string,
  parcels: readonly { order: string; trackingNumber: string }[],
): Promise<RowResult[]> {
  const data = await writeRow(
    client,
    SendParcelsDocument,
    { carrier, parcels: JSON.stringify(parcels) },
    lists,
  )
  return readResults(data.sendParcels)
}
