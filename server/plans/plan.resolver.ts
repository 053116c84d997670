import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../core/access/access.decorators.js';
import { PlanCatalogueType, toPlanCatalogue } from './plan.types.js';

@Resolver()
export class PlanResolver {
  @Public()
  @Query(() => PlanCatalogueType, { description: 'The plans, and what can be added to them.' })
  plans(): PlanCatalogueType {
    return toPlanCatalogue();
  }
}
