/** Recognizes options that refer to others by position: "all of the above", "both A and C". */
import { comparableText } from './comparable-text.js';

/** Patterns in the languages that are likely in exams here. Each is matched against a whole option. */
const PATTERNS: RegExp[] = [
  // English
  /^(only )?(all|any|both|none|neither|some|most|one|two|three) (of )?((?:the|these|those) )?(above|below|preceding|following|previous|foregoing|options?|answers?|choices?|statements?|alternatives?)\b/,
  /^(all|any|both|none|neither) of (the )?(these|those)\b/,
  // With more text after it, "them" refers to the subject of the question.
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

/** One position of an option: `A`, `(b)`, `2`, `ii`. Unambiguous, to avoid exponential backtracking. */
const PLACE = String.raw`\(?(?:[a-hj]|i(?:i{0,2}|v|x)|vi{0,3}|x|10?|[2-9])\)?`;
/** `a and c`, `both (a) & (b)`, `1, 2 and 3`, `neither a nor b`, `only ii and iii`. */
const PLACES = new RegExp(
  String.raw`^(?:(?:both|either|neither|only|all|options?|answers?|choices?) )*` +
    String.raw`${PLACE}(?: ?, ?${PLACE})*,? (?:and|or|nor|&|und|oder|et|ou|y|o|e|और) ${PLACE}(?: (?:only|both|above))?\.?$`,
);
/** Joined numbers alone may be an answer of their own; they count only with a further word. */
const JUST_NUMBERS = /^[\d ,&]*(?:(?:and|or|und|oder|et|ou|y|o|e|और)[\d ,&]*)?$/;

/** Whether an option loses its meaning when options are shuffled. */
export function refersToOthers(text: string): boolean {
  const normalized = comparableText(text).replace(/[‘’]/g, "'");
  if (PATTERNS.some((pattern) => pattern.test(normalized))) return true;
  return PLACES.test(normalized) && !JUST_NUMBERS.test(normalized);
}
