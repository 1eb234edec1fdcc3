/** The carriers that have a name of their own, as parcel_carrier_known and private.carrier_name() have them. */
export const namedCarriers = {
  THE_COURIER_GUY: 'The Courier Guy',
  PUDO: 'PUDO',
  ARAMEX: 'Aramex',
  POSTNET: 'PostNet',
  PAXI: 'PAXI',
  PARGO: 'Pargo',
  POST_OFFICE: 'SA Post Office',
}
