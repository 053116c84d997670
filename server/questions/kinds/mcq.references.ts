/** Options that speak of others by where they stand: "all of the above", "both A and C". */
import { comparable } from './sameness.js';

/** In the languages whose exams are likely here; each is looked for in a whole option. */
const PATTERNS: RegExp[] = [
  // English
  /^(only )?(all|any|both|none|neither|some|most|one|two|three) (of )?((?:the|these|those) )?(above|below|preceding|following|previous|foregoing|options?|answers?|choices?|statements?|alternatives?)\b/,
  /^(all|any|both|none|neither) of (the )?(these|those)\b/,
  // With more behind it, "them" are those whom the question asks about.
  /^(all|any|both|none|neither) of them\.?$/,
  /^(both|neither)\.?$/,
  /^(all|none|both)( of)? the (other|others)\b/,
  /^(more than one|two or more) of (the|these)\b/,
  /\b(above|preceding|foregoing) (is|are)( not| never| always| all| both| each| either| also| only| partly)? (true|correct|right|wrong|false|incorrect)\b/,
  // German, French, Spanish, Portuguese, Italian, Dutch
  /^(alle|keine|keins|keiner|beide) .{0,25}\b(genannten|obigen|oben|antworten|aussagen|davon)\b/,
  /^(alle|keine|keiner|keines|nichts|beides) (davon|oben genannten?)/,
  /^(toutes?|tous|aucune?|les deux|l'ensemble) .{0,30}(ci-dessus|précédente?s?|réponses?|propositions?)/,
  /^(todas?|todos|ninguna?|ninguno|nenhuma?|ambas?|ambos) .{0,30}(anteriore?s?|acima|arriba|respuestas?|respostas?|opciones|opções|mencionad[ao]s)/,
  /^(tutte?|tutti|nessuna?|nessuno|entrambe|entrambi) .{0,30}(precedenti|sopra|risposte|opzioni)/,
  /^(alle|geen|beide) .{0,25}(bovenstaande|hierboven|antwoorden)/,
  // Hindi, Marathi: "of the above", "all of these", "none of these"
  /(उपर्युक्त|उपरोक्त|इनमें से (सभी|कोई)|वरीलपैकी|वरील (सर्व|सगळे)|यापैकी (सर्व|कोण))/,
];

/** One place of an option: `A`, `(b)`, `2`, `ii`. Each can be read in one way only: many would take for ever. */
const PLACE = String.raw`\(?(?:[a-hj]|i(?:i{0,2}|v|x)|vi{0,3}|x|10?|[2-9])\)?`;
/** `a and c`, `both (a) & (b)`, `1, 2 and 3`, `neither a nor b`, `only ii and iii`. */
const PLACES = new RegExp(
  String.raw`^(?:(?:both|either|neither|only|all|options?|answers?|choices?) )*` +
    String.raw`${PLACE}(?: ?, ?${PLACE})*,? (?:and|or|nor|&|und|oder|et|ou|y|o|e|और) ${PLACE}(?: (?:only|both|above))?\.?$`,
);
/** Numbers that are joined may be an answer of their own: of those, only with a word that says more. */
const JUST_NUMBERS = /^[\d ,&]*(?:(?:and|or|und|oder|et|ou|y|o|e|और)[\d ,&]*)?$/;

/** Whether an option loses its sense when options stand in another order. */
export function refersToOthers(text: string): boolean {
  const said = comparable(text).replace(/[‘’]/g, "'");
  if (PATTERNS.some((pattern) => pattern.test(said))) return true;
  return PLACES.test(said) && !JUST_NUMBERS.test(said);
}
