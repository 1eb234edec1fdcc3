/** What lists call a province besides its name: codes of the Department (KZ and GT), those of others, and Afrikaans. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'Eastern Cape': ['EC', 'E Cape', 'East Cape', 'Oos-Kaap', 'OK'],
  'Free State': ['FS', 'OFS', 'Orange Free State', 'Vrystaat', 'Oranje-Vrystaat', 'VS'],
  Gauteng: ['GT', 'GP', 'Gau'],
  'KwaZulu-Natal': ['KZ', 'KZN', 'KwaZulu', 'Natal'],
  Limpopo: ['LP', 'LIM', 'Northern Province', 'Noordelike Provinsie'],
  Mpumalanga: ['MP', 'MPU'],
  'Northern Cape': ['NC', 'N Cape', 'North Cape', 'Noord-Kaap', 'NK'],
  'North West': ['NW', 'Northwest', 'Noordwes', 'Noord-Wes'],
  'Western Cape': ['WC', 'W Cape', 'West Cape', 'Wes-Kaap', 'WK'],
}

/** Small letters alone, without accents: as spellings are compared. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

const names = new Map(
  Object.entries(spellings).flatMap(([name, others]) =>
    [name, ...others].map((one) => [plain(one), name] as const),
  ),
)

/**
 * The province that a cell names by a code or in either language, however it is spelt ("Kwazulu Natal", "WES-KAAP
 * PROVINSIE"): its name as it is stored. Null for what is none.
 */
export function provinceOf(cell: string): string | null {
  const typed = plain(cell)
  const bare = typed.replace(/^(?:provinceof|provinsie)|(?:province|provinsie)$/g, '')
  return names.get(typed) ?? names.get(bare) ?? null
}
