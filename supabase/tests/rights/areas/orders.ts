import { limited, only, type AreaRights } from '../grants.ts'
import { readOnly } from './usual-rights.ts'

const ordersOfOwners = {
  select: { ...only(['owner']), admin: limited('orders of the last month') },
  ...readOnly,
}
const orderFunctions =
  'Orders are written by database functions only, which lock, re-price and record; the screens offer nothing else.'

export const orders: AreaRights = {
  area: 'Orders',
  models: [
    {
      model: 'TeacherProductsOrder',
      table: 'teacher_products_order',
      spec: 'TeacherProductsOrder: owner full, admin full. Admin sees orders created within the last month',
      narrower: orderFunctions,
      rights: ordersOfOwners,
    },
    {
      model: null,
      table: 'order_line',
      spec: 'TeacherProductsOrder: orderProducts',
      narrower: orderFunctions,
      rights: ordersOfOwners,
    },
    {
      model: null,
      table: 'order_line_member',
      spec: 'TeacherProductsOrder: orderProducts, the members of a bundle that was ordered',
      narrower: orderFunctions,
      rights: ordersOfOwners,
      unreadable: ['teacher_profile_id'],
    },
    {
      model: null,
      table: 'order_event',
      spec: 'TeacherProductsOrder: the history follows the order',
      narrower: orderFunctions,
      rights: ordersOfOwners,
      unreadable: ['actor_id'],
    },
    {
      model: null,
      table: 'parcel',
      spec: 'TeacherProductsOrder: physical products are shipped; what was posted follows the order',
      narrower: 'Parcels are packed, sent and taken back by database functions only.',
      rights: ordersOfOwners,
    },
    {
      model: null,
      table: 'parcel_line',
      spec: 'TeacherProductsOrder: physical products are shipped; what is in a parcel follows it',
      narrower: 'Parcels are packed, sent and taken back by database functions only.',
      rights: ordersOfOwners,
    },
    {
      model: null,
      table: 'delivery',
      spec: 'TeacherProductsOrder: physical products are shipped; the list of what is to be posted',
      narrower: 'A payment opens a delivery, and its parcels change it.',
      rights: { select: only(['admin']), ...readOnly },
    },
    {
      model: null,
      table: 'seat',
      spec: 'Beyond the specification: seats of a resource that a buyer gives to colleagues; the owner is the buyer or the holder',
      narrower: 'invite_to_seat(), take_seat() and withdraw_seat() write.',
      rights: { select: only(['owner', 'admin']), ...readOnly },
    },
    {
      model: 'ArchivedTeacherProductsOrder',
      table: 'archived_teacher_products_order',
      spec: 'ArchivedTeacherProductsOrder: owner full, admin create',
      narrower: 'archive_orders() moves orders there; nobody edits an archive.',
      rights: { select: only(['owner']), ...readOnly },
      unreadable: [
        'order_actors',
        'product_count',
        'has_physical',
        'has_questions',
        'search_field',
      ],
    },
    {
      model: null,
      table: 'payment_attempt',
      spec: 'Card payment: m_payment_id and amount of the form',
      narrower: 'checkout() prepares payments.',
      rights: ordersOfOwners,
      unreadable: ['contents'],
    },
    {
      model: null,
      table: 'payment_notification',
      spec: 'Card payment: what the notify address receives; rejected ones are visible to administrators',
      narrower:
        'The notify function stores and judges; raw bodies hold more of a buyer than anybody needs.',
      rights: { select: only(['admin']), ...readOnly },
      unreadable: ['raw_body', 'headers', 'fields'],
    },
    {
      model: null,
      table: 'bank_form',
      spec: 'Not in the specification: how a bank writes its statements',
      narrower: 'Kept by a function, so that a form said twice is one form.',
      rights: { select: only(['admin']), ...readOnly },
    },
    {
      model: null,
      table: 'bank_statement',
      spec: 'Not in the specification: bank transfers that have come',
      narrower: 'A file is read by a function; nobody edits what the bank has written.',
      rights: { select: only(['admin']), ...readOnly },
    },
    {
      model: null,
      table: 'bank_statement_line',
      spec: 'Not in the specification: bank transfers that have come',
      narrower: 'What the bank has written stays; functions decide what becomes of the money.',
      rights: { select: only(['admin']), ...readOnly },
    },
    {
      model: null,
      table: 'bank_line_order',
      spec: 'Not in the specification: which order a bank transfer has paid',
      narrower:
        'Confirmed and undone by functions that lock order and line; who did it is in the audit.',
      rights: { select: only(['admin']), ...readOnly },
      unreadable: ['order_event_id', 'confirmed_by', 'undone_by'],
    },
    {
      model: null,
      table: 'invoice',
      spec: 'Invoice fields of the email template; the documents of an order',
      narrower: 'A payment issues, a cancellation or a refund credits, nobody edits.',
      rights: { select: only(['owner', 'admin']), ...readOnly },
    },
    {
      model: null,
      table: 'refund',
      spec: 'Beyond the specification: money that goes back, with its credit note',
      narrower: 'refund_order() and pay_out_refund() write; the note is for administrators.',
      rights: { select: only(['owner', 'admin']), ...readOnly },
      unreadable: ['note', 'noted_by'],
    },
    {
      model: null,
      table: 'quotation',
      spec: 'Beyond the specification: a quote as it was offered',
      narrower: 'send_quotation() offers and accept_quotation() accepts; nobody edits.',
      rights: { select: only(['owner', 'admin']), ...readOnly },
    },
  ],
}
