import type { OrderMail, ShopContact } from './content.ts'

/** One order mail with every field, for tests. */
export const mail: OrderMail = {
  id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01',
  kind: 'placed',
  invoiceId: null,
  to: 'thandi@kryt.example',
  name: 'Mrs Nkosi',
  language: 'en',
  orderNumber: '261121-10304512',
  orderDate: '2026-11-21',
  dueDate: '2026-11-28',
  status: 'PROCESSING',
  method: 'EFT',
  lines: [
    {
      id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0b01',
      title: 'Fractions & <decimals>',
      quantity: 1,
      unitPrice: '1250.00',
      price: '1250.00',
      couponShare: '125.00',
      physical: false,
      members: [],
      answers: [],
    },
    {
      id: '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0b02',
      title: 'Poster',
      quantity: 1,
      unitPrice: '0',
      price: '0',
      couponShare: '0',
      physical: true,
      members: [],
      answers: [{ label: 'Size', value: 'A2' }],
    },
  ],
  couponCode: 'LENTE10',
  couponValue: '10%',
  couponAmount: '125.00',
  subtotal: '1250.00',
  shippingFee: '160.00',
  total: '1285.00',
  totalWithoutVat: '1117.39',
  vat: '167.61',
  shipping: {
    address1: '12 Marula Street',
    address2: '',
    city: 'Polokwane',
    province: 'Limpopo',
    postalCode: '0699',
    phoneNumber: '082 123 4567',
  },
  bank: {
    accountHolder: 'Kryt (Pty) Ltd',
    bank: 'Testbank',
    accountType: 'Cheque',
    accountNumber: '1234567890',
    branchCode: '250655',
    proofEmail: 'orders@kryt.example',
    proofPhone: '',
  },
}

export const shop: ShopContact = {
  siteUrl: 'https://kryt.example',
  email: 'help@kryt.example',
  phone: '015 123 4567',
  socialUrl: 'https://social.example/kryt',
}
export const document = { fileName: 'INV-000012.pdf', content: new Uint8Array([37, 80, 68, 70]) }
