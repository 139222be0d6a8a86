// What waits in the tests waits long: on a busy machine a screen may take seconds to come, and no test is about that.
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 20_000 });
