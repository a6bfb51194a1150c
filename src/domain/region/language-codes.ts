/** Codes of languages people usually write in, the interface's own included. */
export const SPOKEN_LANGUAGES: readonly string[] = (
  'af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ' +
  'lt lv mk ml mn mr ms nl no pa pl pt pt-BR ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu'
).split(' ')
