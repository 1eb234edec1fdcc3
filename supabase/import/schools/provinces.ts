/** Codes of the Department's lists (2017: KZ and GT) and of everybody else. */
export const PROVINCE_CODES: Readonly<Record<string, string>> = {
  EC: 'Eastern Cape',
  FS: 'Free State',
  GT: 'Gauteng',
  GP: 'Gauteng',
  KZ: 'KwaZulu-Natal',
  KZN: 'KwaZulu-Natal',
  LP: 'Limpopo',
  MP: 'Mpumalanga',
  NC: 'Northern Cape',
  NW: 'North West',
  WC: 'Western Cape',
}
