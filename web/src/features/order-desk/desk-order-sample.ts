import { readDeskOrder, type DeskOrder } from './desk-order-document.ts'

/** For tests: an order as order_for_admin() answers with, of one posted resource with a question. */
export function deskOrderLike(change: Partial<DeskOrder> = {}): DeskOrder {
  const read = readDeskOrder(
    JSON.stringify({
      id: '00000000-0000-4000-8000-000000000001',
      teacherProfileId: '00000000-0000-4000-8000-000000000002',
      orderNumber: '261102-07413022',
      orderStatus: 'PROCESSING',
      orderDateTime: '2026-11-02T05:41:30.22+00:00',
      orderPaymentMethod: 'EFT',
      orderPayment: null,
      paymentBeingConfirmed: false,
      paymentDue: '2026-11-09',
      orderShippingDetails: {
        address1: '12 Marula Street',
        address2: '',
        city: 'Polokwane',
        province: 'Limpopo',
        postalCode: '0700',
        country: 'South Africa',
        phoneNumber: '082 555 0142',
      },
      updatedAt: '2026-11-02T05:41:30.223344+00:00',
      archivedAt: null,
      couponCode: null,
      couponAmount: '0.00',
      shippingFee: '160.00',
      orderVat: '31.30',
      orderTotal: '240.00',
      buyer: {
        owner: '00000000-0000-4000-8000-000000000003::thandi@kryt.example',
        username: 'thandi@kryt.example',
      },
      lines: [
        {
          id: '00000000-0000-4000-8000-000000000004',
          productId: '00000000-0000-4000-8000-000000000005',
          productBundleId: null,
          title: 'Wall chart',
          price: '80.00',
          discountPercentage: null,
          quantity: 1,
          unitPrice: '80.00',
          linePrice: '80.00',
          physical: true,
          questions: [
            { type: 'Text', label: 'Name on it', items: [], required: true, value: 'Grade 4A' },
          ],
          language: 'en',
          members: [],
          cover: null,
        },
      ],
      history: [],
      notes: [],
      mails: [],
      quotations: [],
    }),
  )
  if (read === null) throw new Error('the sample is an order')
  return { ...read, ...change }
}
