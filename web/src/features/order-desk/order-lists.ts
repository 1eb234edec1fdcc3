/** Whatever shows orders, or counts them: asked again after an order was written. */
export const orderLists = [
  'searchOrders',
  'teacherProductsOrderCollection',
  'orderForAdmin',
  'customerForOrder',
] as const
