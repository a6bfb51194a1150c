/** ISO codes of the countries people usually write from. */
export const COUNTRY_CODES: readonly string[] = (
  'AE AR AT AU BE BG BR CA CH CL CN CO CR CY CZ DE DK DZ EC EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JO JP ' +
  'KE KR KW LB LT LU LV MA MT MX MY NG NL NO NZ OM PA PE PH PK PL PT QA RO RS SA SE SG SI SK TH TN TR TW UA US UY VN ZA'
).split(' ')
