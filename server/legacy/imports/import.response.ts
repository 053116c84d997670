import { ImportState, type Import } from '../../imports/import.entity.js';
import type { ImportFault } from '../../imports/import.findings.entity.js';
import { quizErrors } from '../../quizzes/quiz.errors.js';
import { coreErrors } from '../../core/errors/domain-error.js';
import { success, failure, type Envelope } from '../wire/envelope.js';

/** A faulty cell. */
export type CellError = Pick<ImportFault, 'row' | 'column' | 'message'>;

/**
 * The response about an import.
 * @param errors the faulty cells of a refused import
 * @throws QUIZ_NOT_FOUND when the quiz was deleted meanwhile, INTERNAL when the import failed on our side
 */
export function toImportResponse(row: Import, errors: CellError[]): Envelope {
  const { id: importId, state, storedCount, faultCount, problemCode, problemMessage } = row;
  if (state === ImportState.SUCCEEDED) {
    return success('Excel file uploaded successfully!', { importedCount: storedCount, importId });
  }
  if (state === ImportState.FAILED) throw coreErrors.INTERNAL();
  if (state !== ImportState.REFUSED) return success('The import is under way.', { importId }, 202);
  if (problemCode === quizErrors.QUIZ_NOT_FOUND().code) throw quizErrors.QUIZ_NOT_FOUND();
  return failure(400, problemMessage ?? summaryOf(faultCount), { importId, errors });
}

function summaryOf(faults: number): string {
  const [cells, them] = faults === 1 ? ['1 cell', 'it'] : [`${faults} cells`, 'them'];
  return `Nothing was imported: ${cells} cannot be taken. Correct ${them} and send the file again.`;
}
