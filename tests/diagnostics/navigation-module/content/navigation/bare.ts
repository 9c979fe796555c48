export const navigaton = [{ pathname: '/bare/button/' }];
