import { Module } from '@nestjs/common';
import { PlanResolver } from './plan.resolver.js';

@Module({ providers: [PlanResolver] })
export class PlansApiModule {}
