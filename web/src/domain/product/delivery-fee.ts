/**
 * What delivery costs, once per order, in rand. Only shown: the database charges it (`private.shipping_fee`), and a test
 * holds the two together.
 */
export const deliveryFee = '160.00'
